export default import.meta.glob<string>('../host.*.ftl', { import: 'default' });
