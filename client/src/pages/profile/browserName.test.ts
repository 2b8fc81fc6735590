import { expect, test } from 'vitest';
import { browserName } from './browserName';

test('browsers are called what people call them', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0';
  expect(browserName(edge, '?')).toBe('Edge · Windows');
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1';
  expect(browserName(phone, '?')).toBe('Safari · iOS');
  expect(browserName('curl/8', 'a browser')).toBe('a browser');
});
