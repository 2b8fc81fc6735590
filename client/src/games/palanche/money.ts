import { library } from '../../texts/texts.svelte';

/** A sum as people write it in the present language; Genoese writes as Italian does. */
export function sum(amount: number): string {
  const language = library.language === 'lij' ? 'it' : library.language;
  return new Intl.NumberFormat(language, { useGrouping: 'always' } as Intl.NumberFormatOptions).format(
    amount,
  );
}
