export default import.meta.glob<string>('../evening.*.ftl', { import: 'default' });
