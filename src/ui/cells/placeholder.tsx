import type { CSSProperties } from 'react';

type PlaceholderProps = Pick<CSSProperties, 'width' | 'height' | 'margin' | 'borderRadius' | 'flexShrink'>;

/** Stands where something on its way will stand, and fades; one within the class `waits` fades with what is around it. */
export const Placeholder = (style: PlaceholderProps) => <span className="MuiSkeleton-root" style={style} />;
