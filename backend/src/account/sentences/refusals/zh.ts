import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'You have not blocked this person': '您没有屏蔽此用户',
  'If you already have a login mail from us, the link in it still works.':
    '如果您已收到我们的登录邮件，其中的链接仍然有效。',
  'Invalid or expired verification code.': '验证码无效或已过期。',
  'Please use the link in our mail: it logs you in without the code.':
    '请使用我们邮件中的链接：无需验证码即可登录。',
  'Codes are not accepted just now, because too many wrong ones were entered.':
    '由于错误验证码过多，目前不接受验证码。',
  'Too many wrong codes.': '错误验证码过多。',
  'Please use the link in our mail instead.': '请改用我们邮件中的链接。',
  'Please try again tomorrow.': '请明天再试。',
  'Please ask for a new code.': '请重新获取验证码。',
  'Please log out, log in again, and try once more.': '请退出后重新登录，再试一次。',
  'Please start the login again': '请重新开始登录',
  'This link was used already or has expired.': '此链接已被使用或已过期。',
  'Please log in again.': '请重新登录。',
  'Security verification failed - Please try again in a few moments or refresh the page':
    '安全验证失败 - 请稍后再试或刷新页面',
  'This passkey is not known here.': '这里不识别此通行密钥。',
  'Please log in with your email.': '请用您的邮箱登录。',
  'This passkey could not be used.': '无法使用此通行密钥。',
  'You can have {n} passkeys.': '您最多可以有 {n} 个通行密钥。',
  'Remove one first.': '请先移除一个。',
  'This passkey is in use already': '此通行密钥已在使用中',
  'This passkey is not one of yours': '此通行密钥不属于您',
  'Please choose a JPEG, PNG or WebP picture': '请选择 JPEG、PNG 或 WebP 图片',
  'This picture has more than {n} MB: please choose a smaller one': '此图片超过 {n} MB：请选择小一些的图片',
  'This picture has more than {n} megapixels: please choose a smaller one':
    '此图片超过 {n} 百万像素：请选择小一些的图片',
  'This picture is too large for the way it is stored: please choose one of less than {n} megapixels, or a plain JPEG':
    '以这种方式存储的图片太大：请选择小于 {n} 百万像素的图片，或普通 JPEG',
  'Moving pictures cannot be used: please choose a still one': '不能使用动态图片：请选择静态图片',
  'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP':
    '此文件在图片后面藏有其他内容：请重新保存为 JPEG、PNG 或 WebP',
  'This picture is damaged or not complete: please choose another one': '此图片已损坏或不完整：请另选一张',
  'We could not read this picture: please choose another one': '我们无法读取此图片：请另选一张',
  'Too many pictures are being read': '正在读取的图片太多',
  'There is no such picture': '没有这张图片',
  'This is not your picture': '这不是您的图片',
  'You are sending too many pictures at once': '您同时发送的图片太多',
  'Too many people on your network are sending pictures': '您的网络中有太多人正在发送图片',
  'Too many pictures are being sent': '正在发送的图片太多',
  'This is not the email of this account': '这不是此账户的邮箱',
  'Please add your phone number to your profile first': '请先在个人资料中添加您的电话号码',
  'Your phone number is verified already': '您的电话号码已经验证',
  'This username is taken': '此用户名已被使用',
  'To protect your account, confirm that it is you: log out, log in again, and do this within {n} minutes':
    '为保护您的账户，请确认是您本人：退出后重新登录，并在 {n} 分钟内完成此操作',
  'This session is not one of yours': '此登录设备不属于您',
  'This site sends no notifications to devices': '本网站不向设备发送通知',
  'This device is not one of yours': '此设备不属于您',
  'You can have {n} devices. Remove one of them first.': '您最多可以有 {n} 台设备。请先移除其中一台。',
  'This is the address of your account already': '这已经是您账户的邮箱地址',
  'You can change your address once in {n} days': '每 {n} 天可更改一次邮箱地址',
  'This address has an account of its own': '这个邮箱已有自己的账户',
  'The account of this address has another address now.': '此邮箱的账户现已改用另一个邮箱。',
  'If that was not you, use the link in our mail about it.':
    '如果不是您本人操作，请使用我们相关邮件中的链接。',
  'This cannot be switched': '此项无法开关',
  'Only a change of your email address can be confirmed by phone': '只有更改邮箱地址可以通过电话确认',
  'Your phone number has not been verified for a day': '您的电话号码验证尚未满一天',
};
