import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';

const fields = ['name', 'email', 'password'] as const;
const schema = object({
  name: string().required(),
  email: string().email().required(),
  password: string().min(8).required(),
});

/** A minimal form: three validated fields and a button. */
export const FloorForm = () => {
  const { register, handleSubmit, formState } = useForm({ resolver: yupResolver(schema) });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ maxWidth: 400, mx: 'auto', mt: 8 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <Typography variant="h5">Create an account</Typography>
      {fields.map((name) => (
        <TextField
          key={name}
          label={name}
          type={name === 'password' ? 'password' : 'text'}
          error={formState.errors[name] !== undefined}
          helperText={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
      <Button type="submit" variant="contained">
        Sign up
      </Button>
    </Stack>
  );
};
