/** Every place in the house has its own address. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'lobby' }
  | { page: 'matches' }
  | {
      page: 'match';
      match: string;
      key: string | null;
      seatToken: string | null;
      invited: boolean;
      /** Whether only what is in front of the player is shown, beside a big screen. */
      isHand: boolean;
    }
  | { page: 'tv'; match: string | null; key: string | null }
  | { page: 'replay' | 'review'; match: string; seq: number | null; key: string | null }
  | { page: 'story'; match: string; key: string | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'card'; game: string }
  | { page: 'learn'; game: string; step: number }
  | { page: 'workshop'; game: string; piece: string }
  | { page: 'box'; game: string; what: string; code: string }
  | { page: 'profile'; player: string | null }
  | { page: 'login'; isNew: boolean }
  | { page: 'reset'; secret: string | null }
  | { page: 'leaders'; game: string | null }
  | { page: 'settings' }
  | { page: 'status' | 'moderation' | 'restore' }
  | { page: 'letters'; secret: string; leave: boolean }
  | { page: 'lost' };

export function routeOf(url: URL): Route {
  const [place = '', first = '', second = ''] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const key = url.searchParams.get('key');
  switch (place) {
    case '':
      return { page: 'home' };
    case 'new':
      if (first) return { page: 'new', game: first };
      break;
    case 'lobby':
      return { page: 'lobby' };
    case 'matches':
      return { page: 'matches' };
    case 'tv':
      return { page: 'tv', match: first || null, key };
    case 'join':
    case 'match':
    case 'hand':
      if (first) {
        const seatToken = url.searchParams.get('seat');
        const [invited, isHand] = [place === 'join', place === 'hand'];
        return { page: 'match', match: first, key, seatToken, invited, isHand };
      }
      break;
    case 'replay':
    case 'review':
      if (first) return { page: place, match: first, seq: numberIn(second), key };
      break;
    case 'story':
      if (first) return { page: 'story', match: first, key };
      break;
    case 'rules':
      if (first) return { page: 'rules', game: first, rule: decodeURIComponent(url.hash.slice(1)) || null };
      break;
    case 'card':
      if (first) return { page: 'card', game: first };
      break;
    case 'learn':
      if (first) return { page: 'learn', game: first, step: numberIn(second) ?? 0 };
      break;
    case 'workshop':
      if (first) return { page: 'workshop', game: first, piece: second };
      break;
    case 'box':
      if (first && second) return { page: 'box', game: first, what: second, code: url.hash.slice(1) };
      break;
    case 'profile':
      return { page: 'profile', player: first || null };
    case 'letters':
      if (first) return { page: 'letters', secret: first, leave: url.searchParams.has('leave') };
      break;
    case 'login':
      return { page: 'login', isNew: first === 'new' };
    case 'reset':
      return { page: 'reset', secret: first || null };
    case 'leaders':
      return { page: 'leaders', game: first || null };
    case 'settings':
    case 'status':
    case 'moderation':
    case 'restore':
      return { page: place };
  }
  return { page: 'lost' };
}

function numberIn(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
