import { library } from '../texts/texts.svelte';

/** The chat with its words, fetched when it is opened. */
export async function fetchChat() {
  const [{ default: Chat }] = await Promise.all([import('./Chat.svelte'), library.open('talk')]);
  return Chat;
}
