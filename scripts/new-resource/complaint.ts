/** Something that the person at the keyboard can put right; its message says how. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}
