export type Judgement = { readonly unanswered: string } | { readonly found: readonly string[] };
export const judge: (text: string) => Judgement;
