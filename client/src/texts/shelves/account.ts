export default import.meta.glob<string>('../account.*.ftl', { import: 'default' });
