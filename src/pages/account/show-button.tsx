import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';

interface ShowButtonProps {
  readonly shown: boolean;
  readonly names: { readonly show: string; readonly hide: string };
  readonly onToggle: () => void;
}

/** At the end of a password's input: shows what was typed, or hides it again. */
export function ShowButton({ shown, names, onToggle }: ShowButtonProps) {
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <IconButton
      aria-label={shown ? names.hide : names.show}
      onClick={onToggle}
      // The caret stays where it was.
      onMouseDown={(event) => event.preventDefault()}
      sx={{ height: { xs: 44, sm: 36 }, width: { xs: 44, sm: 36 } }}
    >
      <Icon />
    </IconButton>
  );
}
