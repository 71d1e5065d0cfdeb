import { useNavigate, useParams } from 'react-router-dom';
import { IdentityView } from './IdentityView.tsx';

/** The ID card of an order, front and back, over the to-do list (specification 2.2, `cin/{cin_id}`). */
export default function IdentityDialog() {
  const { cin_id: id = '' } = useParams();
  const navigate = useNavigate();
  return <IdentityView id={id} isLayer={false} onClose={() => navigate('..', { replace: true })} />;
}
