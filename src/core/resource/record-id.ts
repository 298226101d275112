/** The largest number that an integer column of the database holds. */
const largest = 2 ** 31 - 1;

export const isRecordId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largest;

/** A record's number from a path or a query; null when it cannot be one. */
export const recordId = (text: string | undefined | null): number | null => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return isRecordId(id) ? id : null;
};
