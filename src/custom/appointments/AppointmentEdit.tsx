import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';

/** The form of an appointment; its page then offers to notify customers of a change. */
const AppointmentEdit = () => <GeneratedEdit redirect="show" />;

export default AppointmentEdit;
