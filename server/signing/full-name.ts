/** A person's name as it is signed with. */
export const fullName = (person: {
  readonly first_name: string;
  readonly middle_name?: string;
  readonly last_name: string;
}): string =>
  [person.first_name, person.middle_name, person.last_name].filter((part) => part?.trim()).join(' ');
