import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './text-input';

interface ShowButtonProps {
  readonly shown: boolean;
  readonly names: { readonly show: string; readonly hide: string };
  readonly onToggle: () => void;
  readonly size: object;
}

/** The button at the end of an input that shows or hides its value. */
export const ShowButton = ({ shown, names, onToggle, size }: ShowButtonProps) => {
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <IconButton
      aria-label={shown ? names.hide : names.show}
      onClick={onToggle}
      // Keeps the caret in place.
      onMouseDown={(event) => event.preventDefault()}
      sx={size}
    >
      <Icon />
    </IconButton>
  );
};

const buttonSize = { height: { xs: 44, sm: 36 }, width: { xs: 44, sm: 36 } } as const;

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'kind' | 'endAdornment'> {
  /** Labels of its button. */
  readonly names: ShowButtonProps['names'];
}

/** A password input with a button that shows the password. */
export const PasswordInput = ({ names, ...input }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endAdornment={
        <ShowButton shown={shown} names={names} size={buttonSize} onToggle={() => setShown(!shown)} />
      }
    />
  );
};
