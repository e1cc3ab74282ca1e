/** Shown in place of a name that is not given yet. @see specification, section 8 */
export const NO_NAME = 'Укажите имя';
