/** The status that follows from the counts and the due date; dates are `yyyy-MM-dd`. Nothing is overdue on its due date. */
export const complianceStatus = (
  row: { readonly completed: number; readonly required: number; readonly dueDate: string },
  today: string,
): string => {
  if (row.completed >= row.required) return 'Complete';
  return row.dueDate < today ? 'Overdue' : 'In Progress';
};

/** A share in hundredths of a percent, rounded down: 1 only when all is done, 0 when nothing is asked. */
export const shareDone = (completed: number, required: number): number =>
  required === 0 ? 0 : Math.floor((completed * 10_000) / required) / 10_000;
