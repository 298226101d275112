interface Requirement {
  readonly name: string;
  /** The share of a worksite's active workers that it applies to, 0–1. */
  readonly share: number;
}

export const requirements: readonly Requirement[] = [
  { name: 'PACT enrollment', share: 1 },
  { name: 'I-9 verification', share: 1 },
  { name: 'Safety orientation', share: 1 },
  { name: 'Harassment prevention training', share: 1 },
  { name: 'Hazard communication training', share: 0.6 },
  { name: 'Emergency action plan review', share: 1 },
  { name: 'Food handler certificate', share: 0.35 },
  { name: 'Forklift certification', share: 0.1 },
  { name: 'First aid certificate', share: 0.08 },
  { name: 'Paid sick leave notice', share: 1 },
  { name: 'Lifting and ladder training', share: 0.5 },
  { name: 'Violence prevention plan', share: 1 },
];
