export default import.meta.glob<string>('../box.*.ftl', { import: 'default' });
