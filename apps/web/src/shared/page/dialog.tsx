import { Modal, type ModalProps } from '@org/ui/modal';

export interface DialogProps extends Omit<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  onClose: () => void;
}

/** A dialog that is open as long as it is rendered. */
export const Dialog = ({ onClose, ...props }: DialogProps) => (
  <Modal {...props} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} />
);
