export type StepNumber = 1 | 2 | 3 | 4 | 5;

/** Keys of the steps' names, in order. */
export const stepNames = ['one', 'two', 'three', 'four', 'five'] as const;

export const nameOfStep = (number: StepNumber): (typeof stepNames)[number] => stepNames[number - 1] ?? 'one';
