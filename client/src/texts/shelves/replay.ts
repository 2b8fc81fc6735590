export default import.meta.glob<string>('../replay.*.ftl', { import: 'default' });
