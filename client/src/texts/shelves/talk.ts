export default import.meta.glob<string>('../talk.*.ftl', { import: 'default' });
