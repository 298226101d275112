export default {
  sign: 'Sign',
  signing: 'Sending',
};
