export default {
  ...import.meta.glob<string>('../../games/villa_paletti/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../../src/ludoteca/games/villa_paletti/texts/*.ftl', {
    import: 'default',
  }),
};
