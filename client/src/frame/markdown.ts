/** Just as much Markdown as the rules pages use, as a tree: nothing is ever put into the page as HTML. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly text: readonly Inline[];
      readonly rule: string | null;
    }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const RULE = /^([A-Z]{2,5}-[A-Z]*\d+[a-z]?)\b\s*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]{2,5}-[A-Z]*\d+[a-z]?)\b/g;

/** `rulePath` makes the address of a rule that is mentioned. */
export function parse(markdown: string, rulePath: (rule: string) => string): readonly Block[] {
  const inline = (text: string) => parseInline(text, rulePath);
  const blocks: Block[] = [];
  for (const chunk of markdown.replaceAll('\r', '').split(/\n{2,}|\n(?=#)/)) {
    let lines = chunk.split('\n').filter((line) => line.trim());
    const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0] ?? '');
    if (heading) {
      const [, marks, words] = heading as unknown as [string, string, string];
      const rule = RULE.exec(words)?.[1] ?? null;
      const title = rule ? words.replace(RULE, '') : words;
      const id = rule ?? words.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
      blocks.push({ kind: 'heading', level: marks.length, id, rule, text: [{ kind: 'text', text: title }] });
      lines = lines.slice(1);
    }
    if (lines.length) blocks.push(...parseBody(lines, inline));
  }
  return blocks;
}

function parseBody(lines: string[], inline: (text: string) => readonly Inline[]): Block[] {
  if (lines.every((line) => line.trim().startsWith('|'))) return [parseTable(lines, inline)];
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  let ordered = false;
  const flush = () => {
    if (paragraph.length) blocks.push({ kind: 'paragraph', text: inline(paragraph.join(' ')) });
    if (items.length) blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    paragraph = [];
    items = [];
  };
  for (const line of lines) {
    const item = /^\s*(?:([-*])|\d+\.)\s+(.*)$/.exec(line);
    if (item) {
      if (paragraph.length) flush();
      ordered = item[1] === undefined;
      items.push(item[2]!);
    } else if (items.length && /^\s/.test(line)) {
      items[items.length - 1] += ` ${line.trim()}`;
    } else {
      if (items.length) flush();
      paragraph.push(line.trim());
    }
  }
  flush();
  return blocks;
}

function parseTable(lines: string[], inline: (text: string) => readonly Inline[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

function parseInline(text: string, rulePath: (rule: string) => string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, em, underlined, code, label, href, rule] = found;
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    if (strong) parts.push({ kind: 'strong', text: strong });
    else if (em ?? underlined) parts.push({ kind: 'em', text: (em ?? underlined)! });
    else if (code) parts.push({ kind: 'code', text: code });
    else if (label) parts.push({ kind: 'link', text: label, href: href! });
    else if (rule) parts.push({ kind: 'link', text: rule, href: rulePath(rule) });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
