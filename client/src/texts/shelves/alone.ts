export default import.meta.glob<string>('../alone.*.ftl', { import: 'default' });
