// The library declares its 6,000 icons in one file of 7.7 MB, which every project would read: each
// icon is taken from its own file, and all of them are declared here.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentPropsWithoutRef, ForwardRefExoticComponent, RefAttributes } from 'react';

  const icon: ForwardRefExoticComponent<
    Partial<Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'>> & {
      size?: string | number;
      stroke?: string | number;
      title?: string;
    } & RefAttributes<SVGSVGElement>
  >;
  export default icon;
}
