export default {
  ...import.meta.glob<string>('../../games/palermo/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../../src/ludoteca/games/palermo/texts/*.ftl', { import: 'default' }),
};
