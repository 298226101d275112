export interface Job {
  /** The workers' compensation class of the work. */
  readonly classCode: string;
  readonly title: string;
  /** Lowest and highest pay in dollars per hour. */
  readonly pay: readonly [number, number];
  /** How many of a hundred workers have this job. */
  readonly share: number;
}

export const jobs: readonly Job[] = [
  { classCode: '8017', title: 'Sales Associate', pay: [15, 22], share: 24 },
  { classCode: '8017', title: 'Cashier', pay: [14, 19], share: 18 },
  { classCode: '8006', title: 'Stock Clerk', pay: [15, 20], share: 14 },
  { classCode: '8006', title: 'Produce Clerk', pay: [15, 21], share: 7 },
  { classCode: '2003', title: 'Baker', pay: [17, 25], share: 4 },
  { classCode: '8031', title: 'Meat Cutter', pay: [18, 28], share: 3 },
  { classCode: '8292', title: 'Warehouse Associate', pay: [16, 24], share: 9 },
  { classCode: '7380', title: 'Delivery Driver', pay: [18, 27], share: 5 },
  { classCode: '9014', title: 'Custodian', pay: [14, 19], share: 4 },
  { classCode: '8810', title: 'Office Assistant', pay: [18, 27], share: 4 },
  { classCode: '8017', title: 'Shift Lead', pay: [20, 29], share: 5 },
  { classCode: '8017', title: 'Store Manager', pay: [28, 46], share: 3 },
];
