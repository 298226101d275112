import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  useCreateMany,
  useDelete,
  useDeleteMany,
  useInvalidate,
  useList,
  useNavigation,
  useSelect,
  useShow,
  useUpdate,
  type HttpError,
  type MutationMode,
} from '@refinedev/core';
import { Create, DeleteButton, Edit, EditButton, Show, useAutocomplete } from '@refinedev/mui';
import { useForm } from '@refinedev/react-hook-form';

interface Member {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly role_name: string;
  readonly commission_pct: number;
  readonly stage: string;
}

type MemberForm = Omit<Member, 'id'>;

interface Named {
  readonly id: number;
  readonly full_name: string;
}

interface Role {
  readonly id: number;
  readonly role_name: string;
}

/** Refine's own type of an option is `any`, which lint rejects outside of tests. */
interface RoleOption {
  readonly label: string;
  readonly value: number;
}

const MemberInputs = ({ form }: { readonly form: ReturnType<typeof useMemberForm> }) => {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <Box component="form" sx={{ display: 'grid', gap: 2 }}>
      {(['first_name', 'last_name', 'username', 'role_name'] as const).map((name) => (
        <TextField
          key={name}
          {...register(name, { required: 'This field is required' })}
          label={name}
          slotProps={{ inputLabel: { shrink: true } }}
          error={errors[name] !== undefined}
          helperText={errors[name]?.message}
        />
      ))}
      <TextField
        {...register('commission_pct', { valueAsNumber: true })}
        label="commission_pct"
        slotProps={{ inputLabel: { shrink: true } }}
        error={errors.commission_pct !== undefined}
        helperText={errors.commission_pct?.message}
      />
    </Box>
  );
};

const useMemberForm = () => useForm<Member, HttpError, MemberForm>();

/** Plain HTML as in Refine's documentation: inputs and selects hold texts, and nothing catches a rejection of `onFinish`. */
export const PlainMemberEdit = () => {
  const {
    refineCore: { onFinish },
    register,
    handleSubmit,
    formState: { errors },
  } = useMemberForm();
  return (
    <form onSubmit={handleSubmit(onFinish)}>
      {(['first_name', 'last_name', 'username', 'role_name'] as const).map((name) => (
        <input key={name} {...register(name)} aria-label={name} />
      ))}
      <input type="number" step="0.01" {...register('commission_pct')} aria-label="commission_pct" />
      <span role="note">{errors.commission_pct?.message}</span>
      <button type="submit">Save</button>
    </form>
  );
};

/** Action, resource and id come from the address. */
export const MemberEdit = () => {
  const form = useMemberForm();
  return (
    <Edit saveButtonProps={form.saveButtonProps} isLoading={form.refineCore.formLoading}>
      <MemberInputs form={form} />
    </Edit>
  );
};

export const MemberCreate = () => {
  const form = useMemberForm();
  return (
    <Create saveButtonProps={form.saveButtonProps}>
      <MemberInputs form={form} />
    </Create>
  );
};

export const EmployeeShow = () => {
  const { result, query } = useShow<Named & { readonly job_title: string }>();
  return (
    <Show isLoading={query.isLoading}>
      {query.isError && <p role="alert">{query.error.message}</p>}
      <dl>
        <dt>Name</dt>
        <dd>{result?.full_name}</dd>
        <dt>Job</dt>
        <dd>{result?.job_title}</dd>
      </dl>
    </Show>
  );
};

export const Pickers = () => {
  const { options: roles } = useSelect<Role, HttpError, Role, RoleOption>({
    resource: 'roles',
    optionLabel: 'role_name',
    sorters: [{ field: 'role_name', order: 'desc' }],
    defaultValue: 3,
  });
  const { options: employees, onSearch } = useSelect<Named>({
    resource: 'workers',
    optionLabel: 'full_name',
    sorters: [{ field: 'full_name', order: 'asc' }],
    debounce: 0,
  });
  const { autocompleteProps } = useAutocomplete<Named>({
    resource: 'workers',
    sorters: [{ field: 'full_name', order: 'asc' }],
    debounce: 0,
    onSearch: (value) => [{ field: 'full_name', operator: 'contains', value }],
  });
  return (
    <>
      <select aria-label="Role">
        {roles.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <input aria-label="Search" onChange={({ target }) => onSearch(target.value)} />
      <select aria-label="Employee">
        {employees.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Autocomplete
        {...autocompleteProps}
        getOptionLabel={({ full_name }) => full_name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderInput={(params) => <TextField {...(params as object)} label="Colleague" />}
      />
    </>
  );
};

/** Changes in each of Refine's modes. */
export const memberChanges = (mutationMode: MutationMode) =>
  function MemberChanges() {
    const { result } = useList<Member>({
      pagination: { pageSize: 50 },
      sorters: [{ field: 'first_name', order: 'asc' }],
    });
    const { mutate: update } = useUpdate<Member, HttpError, Partial<Member>>({ mutationMode });
    const { mutate: remove } = useDelete<Member>();
    return (
      <ul aria-label="Members">
        {result.data.map(({ id, ...values }) => (
          <li key={id}>
            {values.first_name} {values.last_name}
            <button
              onClick={() => update({ resource: 'members', id, values: { ...values, last_name: 'Changed' } })}
            >
              Rename {values.first_name}
            </button>
            <button
              onClick={() => remove({ resource: 'members', id, mutationMode, undoableTimeout: 60_000 })}
            >
              Remove {values.first_name}
            </button>
          </li>
        ))}
      </ul>
    );
  };

/** Several records at once. */
export const Worksites = () => {
  const resource = 'locations';
  const { result } = useList<{ readonly id: number; readonly location_name: string }>({
    resource,
    filters: [{ field: 'location_name', operator: 'contains', value: 'Pier' }],
    sorters: [{ field: 'location_name', order: 'asc' }],
  });
  const { mutate: createMany } = useCreateMany();
  const { mutate: deleteMany } = useDeleteMany();
  const invalidate = useInvalidate();
  const site = (location_name: string) => ({
    location_name,
    address: '1 Harbor Way',
    city: 'Portland',
    state: 'ME',
    zip_code: '04101',
  });
  return (
    <>
      <ul aria-label="Worksites">
        {result.data.map(({ id, location_name }) => (
          <li key={id}>{location_name}</li>
        ))}
      </ul>
      <button onClick={() => createMany({ resource, values: [site('Pier 1'), site('Pier 2')] })}>Add</button>
      <button onClick={() => deleteMany({ resource, ids: result.data.map(({ id }) => id) })}>Remove</button>
      <button onClick={() => deleteMany({ resource: 'claims', ids: [1] })}>Remove a claim</button>
      <button onClick={() => void invalidate({ resource, invalidates: ['list'] })}>Look again</button>
    </>
  );
};

/** Refine's buttons use the access control provider and know the routes. */
export const MemberButtons = () => {
  const { edit } = useNavigation();
  const { result } = useList<Member>({ sorters: [{ field: 'first_name', order: 'asc' }] });
  const [first] = result.data;
  if (!first) return null;
  return (
    <>
      <EditButton recordItemId={first.id} />
      <DeleteButton recordItemId={first.id} />
      <button onClick={() => edit('members', first.id)}>Open {first.username}</button>
    </>
  );
};
