declare module '*.toml' {
  const content: unknown;
  export default content;
}
declare module '*.ftl?keys' {
  const keys: readonly string[];
  export default keys;
}
declare module '*.ftl' {
  const sentences: string;
  export default sentences;
}
