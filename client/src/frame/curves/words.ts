import { inFigures, t, type Words } from '../../texts/texts.svelte';

/** What curves show, in words. */
export function nameOfCurves(key: string, words: Words): string {
  return key === 'chances' ? t('review-chances') : words.sayKey(`measure-${key}`);
}

/** A number of these curves as people write it. */
export function figureOf(key: string, value: number): string {
  return inFigures(value, key === 'chances' ? { style: 'percent' } : {});
}
