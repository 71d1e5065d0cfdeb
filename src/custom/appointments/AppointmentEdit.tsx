import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';

/** The form of an appointment; its page then asks whether customers are told of a change. */
const AppointmentEdit = () => <GeneratedEdit redirect="show" />;

export default AppointmentEdit;
