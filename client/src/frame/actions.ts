/** Whether two actions are the same, whatever order their fields come in. */
export function isSame(one: object, other: object): boolean {
  const sorted = (record: object) => JSON.stringify(Object.entries(record).sort());
  return sorted(one) === sorted(other);
}
