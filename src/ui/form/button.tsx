import MuiButton, { type ButtonProps } from '@mui/material/Button';
import type { Elements } from '@lib/elements';

interface ButtonWithTextProps extends Omit<ButtonProps, 'children'> {
  readonly children?: string | Exclude<Elements, ''>;
}

/**
 * MUI's button, with an element of its own around a text. MUI puts icons and a spinner beside the text, and a page that
 * a browser has translated would then throw or keep the old text (docs/decisions/135-screens-fit.md).
 */
const ButtonWithText = ({ children, ...button }: ButtonWithTextProps) => (
  <MuiButton {...button}>
    {typeof children === 'string' ? <span>{children}</span> : (children satisfies Elements)}
  </MuiButton>
);

/** Takes the props of MUI's button, with those of `component`. */
export const Button = ButtonWithText as typeof MuiButton;
