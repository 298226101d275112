/** DocuSign refused a call for a reason that waiting does not cure. Says nothing of what was sent. */
export class DocusignFailure extends Error {
  override readonly name = 'DocusignFailure';
  constructor(
    readonly status: number,
    /** DocuSign's `errorCode`. */
    readonly code: string,
  ) {
    super(`DocuSign answered ${status} ${code}`);
  }
}
