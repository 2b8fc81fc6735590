export default import.meta.glob<string>(['../host.*.ftl', '../../../../src/ludoteca/texts/host.*.ftl'], {
  import: 'default',
});
