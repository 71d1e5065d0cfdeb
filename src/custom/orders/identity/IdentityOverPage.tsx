import { IdentityView } from './IdentityView.tsx';

type Props = { id: string; onClose: () => void };

/** The ID card of an order over the page that it is looked at from. */
export default function IdentityOverPage({ id, onClose }: Props) {
  return <IdentityView id={id} isLayer onClose={onClose} />;
}
