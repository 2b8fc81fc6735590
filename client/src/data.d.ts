declare module '*.toml' {
  const content: unknown;
  export default content;
}
declare module '*.ftl' {
  const sentences: string;
  export default sentences;
}
