export default {
  activation: {
    subject: 'Activate your account',
    text: 'Hello {{name}},\n\nAn account was created for you. Choose your password here within 7 days:\n\n{{link}}\n\nIf you did not expect this message, you can ignore it.',
  },
  reset: {
    subject: 'Reset your password',
    text: 'Hello {{name}},\n\nWe received a request to reset the password of your account. Choose a new one here within 60 minutes:\n\n{{link}}\n\nIf it was not you, you can ignore this message; your password stays as it is.',
  },
  'two-factor': {
    subject: 'Your sign-in code',
    text: 'Hello {{name}},\n\nYour sign-in code is {{code}}. It is valid for 10 minutes and works once.\n\nIf you are not signing in right now, change your password.',
  },
  'confirm-address': {
    subject: 'Confirm your new email address',
    text: 'Hello,\n\nThis address was entered as the new email address of your account. Confirm it here within 24 hours:\n\n{{link}}\n\nUntil then you sign in with the address you have. If you did not expect this message, you can ignore it.',
  },
  'address-asked': {
    subject: 'A new email address was entered for your account',
    text: 'Hello {{name}},\n\nA new email address was entered for your account. It takes effect once it is confirmed; until then you sign in with this one.\n\nIf you did not expect this, change your password and tell your administrator.',
  },
  'address-changed': {
    subject: 'Your email address was changed',
    text: 'Hello {{name}},\n\nThe email address of your account was changed. You were signed out everywhere, and you sign in with the new address from now on.\n\nIf you did not expect this, tell your administrator.',
  },
  'address-taken': {
    subject: 'Your email address was entered for another account',
    text: 'Hello {{name}},\n\nThis email address was entered for another account. Nothing changed, because it belongs to yours.\n\nIf it was you, sign in with the account that you already have. Otherwise you can ignore this message.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Hello {{name}},\n\nThe password of your account was changed, and you were signed out everywhere else.\n\nIf it was not you, choose a new password with “Forgot password?” on the sign-in page and tell your administrator.',
  },
  'factor-changed': {
    subject: 'The second step of your sign-in was changed',
    text: 'Hello {{name}},\n\nThe second step of your sign-in was changed: switched on or off, or given new recovery codes.\n\nIf you did not expect this, change your password and tell your administrator.',
  },
  'signed-copy': {
    subject: 'Your signed membership form',
    text: 'Hello,\n\nThank you for joining. The copy of the membership form that you signed is attached. Please keep it with your papers.\n\nFor your protection it shows only the last four digits of your social security number.',
    fileName: 'membership-form.pdf',
  },
  'membership-key': {
    subject: 'Your link to the membership form',
    text: 'Hello {{name}},\n\nThe last four digits no longer open your membership form, because they were entered incorrectly too many times. This link opens it once, within 24 hours:\n\n{{link}}\n\nIf you did not try to open the form, you can ignore this message. Do not pass the link on.',
  },
  'membership-draft': {
    subject: 'Continue your membership form',
    text: 'Hello,\n\nYou can continue your membership form here, on this device or another one:\n\n{{link}}\n\nThe link works for 24 hours. It asks for the last four digits of your social security number. Do not pass it on.\n\nIf you did not ask for this link, you can ignore this message.',
  },
  'form-in-review': {
    subject: 'Your membership form is being reviewed',
    text: 'Hello {{name}},\n\nWe received a membership form in your name. Its last name or date of birth does not match our record, so we need to check it before it can be signed. We will write to you when that is done.\n\nReference: {{reference}}\n\nIf you did not send a form, tell your employer and give them the reference.',
  },
  'form-differs': {
    subject: 'A membership form in your name is being reviewed',
    text: 'Hello {{name}},\n\nWe received a membership form in your name. We cannot tell whether it is yours, so we need to check it before it can be signed.\n\nReference: {{reference}}\n\nIf you sent it, you do not need to wait: open your form here and send it again with your last name and date of birth as your employer has them. The link works once, within 24 hours:\n\n{{link}}\n\nIf you did not send a form, tell your employer and give them the reference.',
  },
  'form-accepted': {
    subject: 'You can sign your membership form',
    text: 'Hello,\n\nWe checked your membership form and accepted it. Continue here to sign it; the link works once, within 7 days:\n\n{{link}}\n\nAfter that, open your form as before.',
  },
  'form-refused': {
    subject: 'Your membership form was not accepted',
    text: 'Hello,\n\nWe checked your membership form and could not accept it:\n\n{{reason}}\n\nReference: {{reference}}\n\nYou can open the form again and send a corrected one, or ask your employer.',
  },
  outbox: { attachments: 'Attached:', title: 'Outbox', empty: 'No mail yet.' },
};
