export default {
  ...import.meta.glob<string>('../../games/palanche/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../../src/ludoteca/games/palanche/texts/*.ftl', { import: 'default' }),
};
